import type { ElementType } from 'react';
import type { StepsSection } from '../../content/service';
import { IllustratedSteps } from '../IllustratedSteps';
import adviceCompanion from './drawings/advice/companion.svg';
import adviceDecision from './drawings/advice/decision.svg';
import adviceReview from './drawings/advice/review.svg';
import appAccounts from './drawings/app/accounts.svg';
import appBeta from './drawings/app/beta.svg';
import appFirstBuild from './drawings/app/firstBuild.svg';
import appReview from './drawings/app/review.svg';
import appUpdates from './drawings/app/updates.svg';
import helpCost from './drawings/help/cost.svg';
import helpPerformance from './drawings/help/performance.svg';
import helpScale from './drawings/help/scale.svg';
import helpSpecialists from './drawings/help/specialists.svg';
import releaseDashboard from './drawings/release/dashboard.svg';
import releaseEnvironments from './drawings/release/environments.svg';
import releasePipeline from './drawings/release/pipeline.svg';
import releaseRestore from './drawings/release/restore.svg';
import siteDraft from './drawings/site/draft.svg';
import siteMessage from './drawings/site/message.svg';
import siteMove from './drawings/site/move.svg';
import upgradeFibers from './drawings/upgrade/fibers.svg';
import upgradeMigration from './drawings/upgrade/migration.svg';
import upgradeRisks from './drawings/upgrade/risks.svg';
import upgradeTransition from './drawings/upgrade/transition.svg';
import waitingChange from './drawings/waiting/change.svg';
import waitingGuard from './drawings/waiting/guard.svg';
import waitingMeasure from './drawings/waiting/measure.svg';
import waitingQuestion from './drawings/waiting/question.svg';
import waitingReproduce from './drawings/waiting/reproduce.svg';
import weekBuild from './drawings/week/build.svg';
import weekChoose from './drawings/week/choose.svg';
import weekClarify from './drawings/week/clarify.svg';
import weekShow from './drawings/week/show.svg';

const pictures: Readonly<Record<StepsSection['pictures'], Readonly<Record<string, ElementType>>>> = {
  advice: { companion: adviceCompanion, decision: adviceDecision, review: adviceReview },
  app: { accounts: appAccounts, beta: appBeta, firstBuild: appFirstBuild, review: appReview, updates: appUpdates },
  help: { cost: helpCost, performance: helpPerformance, scale: helpScale, specialists: helpSpecialists },
  release: {
    dashboard: releaseDashboard,
    environments: releaseEnvironments,
    pipeline: releasePipeline,
    restore: releaseRestore,
  },
  site: { draft: siteDraft, message: siteMessage, move: siteMove },
  upgrade: { fibers: upgradeFibers, migration: upgradeMigration, risks: upgradeRisks, transition: upgradeTransition },
  waiting: {
    change: waitingChange,
    guard: waitingGuard,
    measure: waitingMeasure,
    question: waitingQuestion,
    reproduce: waitingReproduce,
  },
  week: { build: weekBuild, choose: weekChoose, clarify: weekClarify, show: weekShow },
};

/** The steps of a service with their pictures. */
export function ServiceSteps({ prefix, section }: { prefix: string; section: StepsSection }) {
  return <IllustratedSteps prefix={prefix} section={section} pictures={pictures[section.pictures]} />;
}
