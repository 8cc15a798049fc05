import { FluentNumber, type FluentType } from '@fluent/bundle';

type Scope = Parameters<FluentType<number>['toString']>[0];

/** A number written with a true minus sign, which is as wide as a plus and never breaks from its figure. */
export class CafeNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '\u2212');
  }
}
