/** The items of lists on pages, in order. To add an item, write its name here and its messages into the catalog. */

/** `home.why.<id>.title` and `.text`; `figure` is a fact shown large next to the words. */
export const homePoints = ['experience', 'results', 'partnership', 'flexibility'] as const;

/** `home.how.<id>.title`, `.text` and `.fit`. */
export const workModels = ['projectOnDemand', 'itPartner', 'teamAugmentation'] as const;

/** `common.figure.<id>.value` and `.label`. */
export const companyFigures = ['yearsOfExperience', 'seniorEngineers', 'repeatCustomers', 'meteorProjects'] as const;

/** `education.items.<id>.name`, `.headline`, `.description` and `.link`; the address is `company.links.<id>`. */
export const educationItems = ['aiProofDev', 'codeFtw', 'podcast', 'videoChannel'] as const;

/** `home.faq.<id>.question` and `.answer`. */
export const homeQuestions = ['workforce', 'timeZone', 'english', 'fees', 'meteor'] as const;

/** `referral.faq.<id>.question` and `.answer`. */
export const referralQuestions = ['who', 'amount', 'payment', 'services'] as const;

/** The questions of every page with answers; search engines get them too. */
export const questionsByPage = { home: homeQuestions, referral: referralQuestions } as const;

/** `referral.steps.<id>.title` and `.text`. */
export const referralSteps = ['refer', 'evaluation', 'reward'] as const;

/** `referral.benefits.<id>.title` and `.text`. */
export const referralBenefits = ['commission', 'noLimit', 'introduction', 'goodHands'] as const;

/** `aboutUs.<id>.heading`, with paragraphs `.1`, `.2`, … and list items `.item1`, `.item2`, … */
export const aboutUsSections = ['who', 'work', 'timeZone'] as const;
