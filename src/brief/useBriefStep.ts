import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAfterHydration } from '../hydration/useHydrated';
import { type QuestionId, questions } from './questions';

/** The screens of a brief: all questions to read, one to answer, or the answers to check. */
export type Step = 'overview' | 'check' | QuestionId;

const steps: readonly Step[] = [...questions.map(({ id }) => id), 'check'];

/** The query of a step's address; with `change` the step returns to the answers. */
export function stepSearch(step: Step, options?: 'change'): { search: string } {
  return { search: step === 'overview' ? '' : `?step=${step}${options === undefined ? '' : '&change'}` };
}

/** The previous and the next step. */
export function neighborsOf(step: Step): { before: Step; after: Step } {
  const place = steps.indexOf(step);
  return { before: steps[place - 1] ?? 'overview', after: steps[place + 1] ?? 'check' };
}

/**
 * The step in the address, and whether the visitor changes one of the answers. The first render is the overview, as in the prerendered HTML; the screen
 * changes when the code of the step has loaded.
 */
export function useBriefStep(): { step: Step; isChange: boolean } {
  const [params] = useSearchParams();
  const asked = steps.find((step) => step === params.get('step')) ?? 'overview';
  const step = useDeferredValue(useAfterHydration(asked, 'overview'));
  return { step, isChange: params.has('change') };
}
