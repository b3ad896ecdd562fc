import { useEffect, useRef } from 'react';
import { lazyComponent } from '../loading/lazyComponent';
import { focusHeading } from '../components/overlay/focusHeading';
import { BriefOverview } from './BriefOverview';
import { useBriefStep } from './useBriefStep';

const steps = lazyComponent(async () => (await import(/* webpackChunkName: "briefStep" */ './BriefStep')).BriefStep);

/** The questions of a first call, one at a time; without script, all of them to copy (docs/requirements.md, 16). */
export default function BriefPage() {
  const { step, isChange } = useBriefStep();
  const shown = useRef(step);

  useEffect(() => {
    steps.load().catch(() => {
      // The next step tries again; if that fails, too, it loads the page in full.
    });
  }, []);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [step]);

  return step === 'overview' ? <BriefOverview /> : <steps.Component step={step} isChange={isChange} />;
}
