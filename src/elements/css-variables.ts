import { nothing, type ElementPart } from 'lit';
import { Directive, directive, type DirectiveResult } from 'lit/directive.js';

class CssVariables extends Directive {
  private readonly known = new Map<string, string>();

  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- Lit reads the types of the arguments off this signature
  override render(_variables: Readonly<Record<string, number>>): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [variables]: [Readonly<Record<string, number>>]): unknown {
    for (const [name, value] of Object.entries(variables)) {
      const text = String(value);
      if (this.known.get(name) === text) continue;
      (element as HTMLElement).style.setProperty(name, text);
      this.known.set(name, text);
    }
    return nothing;
  }
}

/**
 * Sets custom properties on an element: `<div ${cssVariables({ '--x': 3 })}>`. Always through the style object, because a
 * strict content security policy blocks the `style` attribute that Lit's own `styleMap` writes at first.
 */
export const cssVariables: (variables: Readonly<Record<string, number>>) => DirectiveResult = directive(CssVariables);
