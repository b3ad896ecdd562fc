import { escapeHtml } from './escapeHtml';

/** HTML that `markup` has made. */
class Html {
  constructor(readonly text: string) {}
}

function textOf(value: Html | string | readonly (Html | string)[]): string {
  if (value instanceof Html) return value.text;
  if (typeof value !== 'string') return value.map(textOf).join('');
  return escapeHtml(value);
}

/** A tagged template for HTML. It escapes every value except results of the same template. */
export function markup(
  texts: TemplateStringsArray,
  ...values: readonly (Html | string | readonly (Html | string)[])[]
): Html {
  return new Html(texts.map((text, index) => text + textOf(values[index] ?? '')).join(''));
}
