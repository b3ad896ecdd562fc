import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../hydration/useHydrated';
import { type QuestionId, questions } from './questions';

/** What of the brief is on screen: all questions to read, one to answer, or the answers to check. */
export type Step = 'overview' | 'check' | QuestionId;

const steps: readonly Step[] = [...questions.map(({ id }) => id), 'check'];

/** The search part of a step's address; `change` leads back to the answers afterwards. */
export function stepSearch(step: Step, options?: 'change'): { search: string } {
  return { search: step === 'overview' ? '' : `?step=${step}${options === undefined ? '' : '&change'}` };
}

/** The steps before and after one. */
export function neighborsOf(step: Step): { before: Step; after: Step } {
  const place = steps.indexOf(step);
  return { before: steps[place - 1] ?? 'overview', after: steps[place + 1] ?? 'check' };
}

/**
 * The step that the address asks for, and whether it is asked for from the answers. The first render is the overview, as the prerendered HTML has it; the page
 * stays as it is until the code of another step is there.
 */
export function useBriefStep(): { step: Step; isChange: boolean } {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const asked = steps.find((step) => step === params.get('step')) ?? 'overview';
  const step = useDeferredValue(hydrated ? asked : 'overview');
  return { step, isChange: params.has('change') };
}
