/** The names of the technologies that have a mark on the site. */
export const technologies = {
  anthropic: 'Anthropic',
  apollographql: 'Apollo GraphQL',
  docker: 'Docker',
  expo: 'Expo',
  figma: 'Figma',
  flutter: 'Flutter',
  googlecloud: 'Google Cloud',
  graphql: 'GraphQL',
  kotlin: 'Kotlin',
  kubernetes: 'Kubernetes',
  langchain: 'LangChain',
  meteor: 'Meteor',
  mongodb: 'MongoDB',
  nextdotjs: 'Next.js',
  nodedotjs: 'Node.js',
  postgresql: 'PostgreSQL',
  python: 'Python',
  react: 'React',
  redis: 'Redis',
  svelte: 'Svelte',
  swift: 'Swift',
  tailwindcss: 'Tailwind CSS',
  terraform: 'Terraform',
  typescript: 'TypeScript',
} as const;

export type TechnologyKey = keyof typeof technologies;

/** The address of a technology's picture: a PNG, unless the key names a WebP file. */
export function technologyImage(key: string): string {
  return `/images/tech/${key.endsWith('.webp') ? key : `${key}.png`}`;
}

/** The technologies of the home page's hero, in order; `heroServices` follow them. */
export const heroTechnologies: readonly TechnologyKey[] = [
  'react',
  'meteor',
  'mongodb',
  'nodedotjs',
  'typescript',
  'graphql',
  'kubernetes',
];
