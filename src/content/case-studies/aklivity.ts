import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'Aklivity' },
  product: { name: 'Aklivity', url: 'https://aklivity.example/' },
  techStack: [],
  effort: { people: 3, months: 4 },
  testimonial: true,
  sections: [
    { id: 'blank' },
    {
      id: 'twoDoors',
      drawing: 'wide',
      words: [
        { text: 'Aklivity', at: [107, 122], kept: 107, room: 180, tone: 800 },
        { message: 'developer', at: [262, 551], mirrored: 262, room: 380, size: 26, tone: 'paper', centered: true },
        {
          message: 'business',
          at: [697, 551],
          mirrored: 697,
          room: 380,
          size: 26,
          tone: 200,
          lit: true,
          centered: true,
        },
        { message: 'question', at: [480, 188], mirrored: 480, room: 700, size: 36, tone: 800, centered: true },
      ],
    },
    { id: 'layers', drawing: 'wide' },
    {
      id: 'stills',
      drawing: 'low',
      words: [
        { message: 'frame1', at: [76, 312], room: 205, size: 26, tone: 700 },
        { message: 'frame2', at: [339, 312], room: 205, size: 26, tone: 700 },
        { message: 'frame3', at: [602, 312], room: 205, size: 26, tone: 700 },
      ],
    },
    { id: 'samples', screen: 'samples' },
    { id: 'words' },
  ],
};
