import { ContextConsumer, createContext } from '@lit/context';
import type { ReactiveControllerHost } from 'lit';
import { DEFAULT_PACK, packs, type Pack } from '../theme/packs/index.js';

/** The look of the nations at the nearest table. The key is shared by all copies of this package on a page. */
export const packContext = createContext<Pack>(Symbol.for('cafe-international/pack'));

/** Gives an element the look of the nations: the one that is provided around it, else flags. A change redraws the element. */
export class PackController {
  private readonly consumer: ContextConsumer<typeof packContext, ReactiveControllerHost & HTMLElement>;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.consumer = new ContextConsumer(host, { context: packContext, subscribe: true });
  }

  get pack(): Pack {
    return this.consumer.value ?? packs[DEFAULT_PACK];
  }
}
