import type { Told } from '../../study';

export const told: Told = {
  'company.location': ['Rotterdam'],
  'schedule.1': ['seats', ['Drag a session to another hall', 'Moved to Lighthouse']],
  'schedule.2': [
    ['only the team sees', 'Only your team sees it'],
    ['the venue’s time zone', 'Times of the venue'],
  ],
  'eventDay.1': [['switches', 'Switches']],
  testimonial: ['broken sprinkler', ['pressed publish', 'Publish'], 'lobby screens', ['coffee', 'Coffee']],
};
