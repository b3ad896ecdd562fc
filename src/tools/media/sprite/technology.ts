import {
  siAnthropic,
  siApollographql,
  siDocker,
  siExpo,
  siFigma,
  siFlutter,
  siGooglecloud,
  siGraphql,
  siKotlin,
  siKubernetes,
  siLangchain,
  siMeteor,
  siMongodb,
  siNextdotjs,
  siNodedotjs,
  siPostgresql,
  siPython,
  siReact,
  siRedis,
  siSvelte,
  siSwift,
  siTailwindcss,
  siTerraform,
  siTypescript,
} from 'simple-icons';
import type { IconId } from '../../../ui/art/iconIds';
import { block, spark } from './drawing';

/** The name of a technology that has a mark, as case studies list it in `techStack`. */
type TechnologyKey = IconId extends infer Id ? (Id extends `tech-${infer Key}` ? Key : never) : never;

/** A spark in the middle of eight blocks: artificial intelligence in general, nobody's trademark. */
const aiPath = [
  ...[0, 8.5, 17]
    .flatMap((y) => [0, 8.5, 17].map((x) => ({ x, y })))
    .filter(({ x, y }) => x !== 8.5 && y !== 8.5)
    .map(({ x, y }) => block(x, y, 7)),
  spark(12, 12, 12),
].join('');

/** The path of each technology's mark in a space of 24. All but `ai` come from Simple Icons (CC0). */
export const technologyPaths: Readonly<Record<TechnologyKey, string>> = {
  ai: aiPath,
  anthropic: siAnthropic.path,
  apollographql: siApollographql.path,
  docker: siDocker.path,
  expo: siExpo.path,
  figma: siFigma.path,
  flutter: siFlutter.path,
  googlecloud: siGooglecloud.path,
  graphql: siGraphql.path,
  kotlin: siKotlin.path,
  kubernetes: siKubernetes.path,
  langchain: siLangchain.path,
  meteor: siMeteor.path,
  mongodb: siMongodb.path,
  nextdotjs: siNextdotjs.path,
  nodedotjs: siNodedotjs.path,
  postgresql: siPostgresql.path,
  python: siPython.path,
  react: siReact.path,
  redis: siRedis.path,
  svelte: siSvelte.path,
  swift: siSwift.path,
  tailwindcss: siTailwindcss.path,
  terraform: siTerraform.path,
  typescript: siTypescript.path,
};
