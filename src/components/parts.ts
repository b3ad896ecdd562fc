type Load = () => Promise<unknown>;

const loads = new Set<Load>();

/** Makes a part of the pages known (createPart.tsx) by what fetches its code. */
export function addPart(load: Load): void {
  loads.add(load);
}

/** Fetches the code of all parts of the pages that have been fetched: for the prerenderer, and for a page that will be rendered anew. */
export async function loadParts(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}
