/** A marketing figure or business constant; its key is the placeholder in messages. */
interface Figure {
  value: number | string;
  unit: string;
  /** The words around the placeholder must say the same. */
  qualifier: 'exactly' | 'or more' | 'over' | 'at least' | 'about' | 'under' | 'up to';
  /** The source: a chapter of docs/requirements.md, or another one. */
  source: number | string;
}

export const figures = {
  yearsOfExperience: { value: 15, unit: 'years of company experience', qualifier: 'or more', source: 3 },
  seniorShare: { value: 0.8, unit: 'share of engineers who are senior', qualifier: 'exactly', source: 3 },
  repeatShare: { value: 0.9, unit: 'share of customers who ask for another project', qualifier: 'at least', source: 3 },
  leadershipYears: {
    value: 20,
    unit: 'years of expertise that the leaders of the company bring',
    qualifier: 'over',
    source: 10,
  },
  meteorYears: { value: 10, unit: 'years with Meteor', qualifier: 'over', source: 10 },
  meteorProjects: { value: 50, unit: 'Meteor projects delivered', qualifier: 'over', source: 5 },
  loadTimeCut: { value: 0.6, unit: 'share of load time saved on average', qualifier: 'about', source: 4 },
  hostingCostCut: { value: 0.3, unit: 'share of hosting cost saved', qualifier: 'exactly', source: 10 },
  campLocations: { value: 60_000, unit: 'camp locations', qualifier: 'exactly', source: 10 },
  campUsers: { value: 80_000, unit: 'users', qualifier: 'exactly', source: 10 },
  deliveryMonths: { value: 3, unit: 'months to delivery', qualifier: 'under', source: 10 },
  extensionDays: { value: 45, unit: 'days for one extension', qualifier: 'exactly', source: 10 },
  renamedYear: { value: '2024', unit: 'year the hosting product was renamed', qualifier: 'exactly', source: 10 },
  meteorVersion: { value: '3.0', unit: 'version of Meteor without Fibers', qualifier: 'exactly', source: 5 },
  paletteBlocks: { value: 9, unit: 'blocks of a color ramp', qualifier: 'exactly', source: 10 },
  paletteFirst: { value: 100, unit: 'first block of a ramp', qualifier: 'exactly', source: 10 },
  paletteLast: { value: 900, unit: 'last block of a ramp', qualifier: 'exactly', source: 10 },
  paletteTints: { value: 4, unit: 'tints of a ramp', qualifier: 'exactly', source: 10 },
  paletteShades: { value: 4, unit: 'shades of a ramp', qualifier: 'exactly', source: 10 },
  responseHours: { value: 24, unit: 'hours until a reply', qualifier: 'under', source: 8 },
  workdayStart: { value: 7, unit: 'o’clock in the morning, US Eastern', qualifier: 'exactly', source: 3 },
  workdayEnd: { value: 4, unit: 'o’clock in the afternoon, US Eastern', qualifier: 'exactly', source: 3 },
  minimumAge: { value: 13, unit: 'years of age', qualifier: 'under', source: 6 },
  privacyAnswerMonths: { value: 1, unit: 'months to answer a privacy request', qualifier: 'up to', source: 6 },
  linkRequestWeeksFrom: { value: 2, unit: 'weeks to answer a link request, at least', qualifier: 'exactly', source: 6 },
  linkRequestWeeksTo: { value: 3, unit: 'weeks to answer a link request, at most', qualifier: 'exactly', source: 6 },
  referralShare: { value: 0.1, unit: 'share of a closed deal', qualifier: 'exactly', source: 7 },
  referralCap: { value: 1000, unit: 'US dollars', qualifier: 'up to', source: 7 },
} as const satisfies Record<string, Figure>;
