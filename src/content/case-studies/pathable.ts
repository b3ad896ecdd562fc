import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'Pathable', size: { from: 11, to: 50 } },
  product: { name: 'Pathable', url: 'https://pathable.example/' },
  techStack: ['meteor', 'react', 'mongodb', 'nodedotjs', 'typescript', 'figma'],
  effort: { people: 5, months: 8 },
  testimonial: true,
  sections: [
    { id: 'doors' },
    {
      id: 'agenda',
      drawing: 'wide',
      words: [
        { text: '10:15', at: [83, 406], mirrored: 265, room: 160, tone: 700 },
        { text: '11:00', at: [83, 486], mirrored: 265, room: 160, tone: 700 },
        { text: '11:45', at: [83, 566], mirrored: 265, room: 160, tone: 700 },
        { message: 'agenda', at: [69, 191], mirrored: 279, room: 170, size: 24, tone: 800 },
        { message: 'keynote', at: [84, 288], mirrored: 264, room: 172, tone: 'paper' },
        { text: '8:30', at: [389, 214], room: 160, tone: 700 },
        { text: '10:15', at: [389, 406], room: 160, tone: 700 },
        { text: '11:00', at: [389, 486], room: 160, tone: 700 },
        { message: 'agenda', at: [375, 119], room: 170, size: 24, tone: 800 },
        { message: 'keynote', at: [390, 288], room: 172, tone: 'paper' },
        { text: '10:15', at: [695, 406], mirrored: 877, room: 160, tone: 700 },
        { text: '11:00', at: [695, 486], mirrored: 877, room: 160, tone: 700 },
        { text: '11:45', at: [695, 566], mirrored: 877, room: 160, tone: 700 },
        { message: 'agenda', at: [681, 227], mirrored: 891, room: 170, size: 24, tone: 800 },
        { message: 'keynote', at: [696, 288], mirrored: 876, room: 172, tone: 'paper' },
      ],
    },
    { id: 'schedule', screen: 'moving' },
    { id: 'crowd', drawing: 'wide' },
    {
      id: 'eventDay',
      drawing: 'low',
      words: [
        { text: 'Push', at: [722, 131], room: 84, tone: 700 },
        { text: 'Chat', at: [722, 194], room: 84, tone: 700 },
        { text: 'Q&A', at: [722, 257], room: 84, tone: 700 },
      ],
    },
  ],
};
