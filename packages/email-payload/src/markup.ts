import { escapeHtml } from './escapeHtml';

/** HTML that only `markup` can make: all else that is put into a template is escaped. */
class Html {
  constructor(readonly text: string) {}
}

function textOf(value: Html | string | readonly (Html | string)[]): string {
  if (value instanceof Html) return value.text;
  if (typeof value !== 'string') return value.map(textOf).join('');
  return escapeHtml(value);
}

/** A tagged template for HTML in which every text is escaped; nothing but another such template gets in as markup. */
export function markup(
  texts: TemplateStringsArray,
  ...values: readonly (Html | string | readonly (Html | string)[])[]
): Html {
  return new Html(texts.map((text, index) => text + textOf(values[index] ?? '')).join(''));
}
