import type { Told } from '../../study';

export const told: Told = {
  'trace.1': ['saveInvoice'],
  'trace.item1': ['Wait', 'from the same client'],
  'trace.item2': [['Two finds', 'Found 1 in customers'], 'the entire collection'],
  'trace.item3': ['HTTP', ['a tax service', 'tax.example'], 'the queries'],
  'trace.item4': ['method’s own JavaScript'],
  'sampling.1': [['the slowest calls', 'Slowest']],
};
