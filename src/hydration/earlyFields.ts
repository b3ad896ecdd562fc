export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The fields of the prerendered page that no form has asked for yet (earlyInput.ts). If the page is rendered anew, they hold what the visitor
 * typed.
 */
export const earlyFields: Field[] = [];

/** The fields in some elements. */
export function fieldsIn(...elements: readonly ParentNode[]): Field[] {
  return elements.flatMap((element) => [...element.querySelectorAll<Field>('input, select, textarea')]);
}

/** Fills in fields with the values of the fields that they replace, which have the same names. */
export function copyInput(from: readonly Field[], to: ParentNode): void {
  for (const field of fieldsIn(to)) {
    const same = from.find(
      ({ name, type, value }) => name === field.name && (type !== 'radio' || value === field.value),
    );
    if (same === undefined) continue;
    field.value = same.value;
    // Selects and text areas ignore it.
    Object.assign(field, { checked: (same as HTMLInputElement).checked });
  }
}
