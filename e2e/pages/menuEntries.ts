import { words } from '../words';

/** The services in order, with the path that each leads to (docs/requirements.md, 2.2); the hosting product is elsewhere. */
const serviceEntries = [
  ['AI development', '/services/ai'],
  ['Web development', '/services/web-development'],
  ['Mobile development', '/services/mobile-development'],
  ['Product design', '/services/product-design'],
  ['Consulting', '/services/consulting'],
  ['Performance Analysis', '/services/performance-analysis'],
  ['DevOps', '/services/devops'],
  ['Marketing websites', '/services/marketing-websites'],
  ['Meteor', '/services/meteor'],
] as const;

export const hostingEntry = words('common.nav.hosting');

/** An ARIA snapshot of the open menu. */
export const openMenuSnapshot = `
  - list:
    - listitem:
      - link "Home":
        - /url: /
    - listitem:
      - button "Services" [expanded]
      - list:
${serviceEntries.map(([name, path]) => `        - listitem:\n          - link "${name}":\n            - /url: ${path}`).join('\n')}
        - listitem:
          - link "${hostingEntry} ${words('common.opensInNewTab')}":
            - /url: https://zcloud.example/
    - listitem:
      - link "Case studies":
        - /url: /case-studies
    - listitem:
      - link "About Us":
        - /url: /about-us
`;
