import { screenOf, type Study } from '../../study';
import { Trace } from './Trace';

const card = { x: 520, y: 56, width: 760 };
const blocks = [
  { d: 'M850 0h150v150a150 150 0 0 1-150-150z', tone: 4 },
  { d: 'M880 450h120v150H880z', tone: 5 },
];
const cover = { ...card, inset: [60, 88, 0, 0], ground: 2, blocks } as const;

const call = ['Monti APM', 'saveInvoice', '6,160 ms', 'Waited for exportLedger', '3,520 ms'];
const query = ['Found 0 in invoices', 'find(', '48,212 of 48,212 documents read', 'Show the query plan'];

export const study: Study = {
  look: { ramp: 'monti-apm', mode: 'dark', font: 'Inter' },
  screens: {
    trace: screenOf({
      component: Trace,
      formats: {
        slab: { subject: [...call, '57%', 'exportLedger never unblocks', 'Open its trace', '800 ms'] },
        phone: { subject: [...call, '57%', 'exportLedger never unblocks', 'Open its trace', '800 ms'] },
        card: { subject: [...call, '57%'] },
      },
      cover,
    }),
    find: screenOf({
      component: Trace,
      props: { open: 'invoices' },
      formats: {
        slab: { subject: [...call.slice(0, 3), ...query] },
        phone: { subject: [...call.slice(0, 3), ...query] },
      },
    }),
  },
};
