/** Values that the build passes to the browser; scripts/settings/settings.ts names the source of each value. */
declare const SITE_SETTINGS: import('./content/settings').SiteSettings;

/** `asksForConsent` of content/consent.ts. */
declare const ASKS_FOR_CONSENT: boolean;

/** A version that changes with any message; it is part of the addresses of message files. */
declare const MESSAGES_VERSION: string;

/** Ids of the routes that are not published in a language, by language; empty in the development server. */
declare const UNPUBLISHED_PAGES: Readonly<Record<string, readonly string[]>>;

/** True in the build that writes the HTML: a faulty message stops it there. */
declare const IS_PRERENDER: boolean;

interface ImportMeta {
  /** Webpack's replacement of saved modules in an open page; only while developing. */
  webpackHot?: { accept: (modules?: string[]) => void; dispose: (leave: () => void) => void };
}

interface TrustedTypePolicyOptions {
  createScriptURL: (url: string) => string;
}

interface Window {
  /** Some browsers have it; TypeScript does not know it yet. */
  trustedTypes?: { createPolicy: (name: string, options: TrustedTypePolicyOptions) => TrustedTypePolicyOptions };
}

/** A style sheet as text. */
declare module '*.css' {
  const rules: string;
  export default rules;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** A drawing: hidden from screen readers, as large as its styles say. */
declare module '*.svg' {
  const Drawing: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>;
  export default Drawing;
}
