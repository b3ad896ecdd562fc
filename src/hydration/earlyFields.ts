export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The fields of the prerendered page that no form has read yet (earlyInput.ts). If the browser renders the page again, they still have the typed
 * values.
 */
export const earlyFields: Field[] = [];

/** The fields in the elements. */
export function fieldsIn(...elements: readonly ParentNode[]): Field[] {
  return elements.flatMap((element) => [...element.querySelectorAll<Field>('input, select, textarea')]);
}

/** Copies the values of replaced fields into the new fields of the same names. */
export function copyInput(from: readonly Field[], to: ParentNode): void {
  for (const field of fieldsIn(to)) {
    const same = from.find(
      ({ name, type, value }) => name === field.name && (type !== 'radio' || value === field.value),
    );
    if (same === undefined) continue;
    field.value = same.value;
    // Selects and text areas ignore `checked`.
    Object.assign(field, { checked: (same as HTMLInputElement).checked });
  }
}
