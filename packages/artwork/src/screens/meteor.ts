import { callersDrawing } from './meteor/callers';
import { fibersDrawing } from './meteor/fibers';
import { namesDrawing } from './meteor/names';
import { orderDrawing } from './meteor/order';
import type { CaseStudyScreens } from './caseStudyScreens';

/** Diagrams of a change inside a framework: its stacks, its call graph, its messages, its names. */
export const meteorScreens: CaseStudyScreens = {
  fibers: fibersDrawing,
  callers: callersDrawing,
  order: orderDrawing,
  names: namesDrawing,
};
