// Before the configuration is read, which asks for the engine.
process.env['TEST_ENGINE'] = 'firefox';

/** The site in Firefox: `npm run test:only -- -c e2e/firefox e2e/navigation/header.spec.ts` tests a part. */
export default (await import('../../playwright.config')).default;
