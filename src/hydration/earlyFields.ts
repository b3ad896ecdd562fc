export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The fields of the prerendered page, taken down as it is hydrated, that no form has asked for since (earlyInput.ts). Where the page is rendered
 * anew instead, they hold what the visitor typed.
 */
export const earlyFields: Field[] = [];

/** The fields in some elements. */
export function fieldsIn(...elements: readonly ParentNode[]): Field[] {
  return elements.flatMap((element) => [...element.querySelectorAll<Field>('input, select, textarea')]);
}

/** Fills in fields as others of the same names are, in whose place they have come. */
export function copyInput(from: readonly Field[], to: ParentNode): void {
  for (const field of fieldsIn(to)) {
    const same = from.find(
      ({ name, type, value }) => name === field.name && (type !== 'radio' || value === field.value),
    );
    if (same === undefined) continue;
    field.value = same.value;
    // Which a select or a text area has not, and does not mind.
    Object.assign(field, { checked: (same as HTMLInputElement).checked });
  }
}
