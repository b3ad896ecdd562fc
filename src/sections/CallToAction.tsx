import { island } from '../components/island';

/** The last section of a page, whose code comes when the visitor does. */
export const CallToAction = island(
  async () => (await import(/* webpackChunkName: "callToAction" */ './CallToActionBand')).CallToActionBand,
);
