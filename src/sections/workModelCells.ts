import type { workModels } from '../content/pageLists';

/** How much of the work is the company's in each way of working, for FilledGrid. */
export const workModelCells: Readonly<Record<(typeof workModels)[number], readonly number[]>> = {
  projectOnDemand: [0, 1, 3, 4],
  itPartner: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  teamAugmentation: [2, 5, 8],
};
