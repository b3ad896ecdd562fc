// Before the configuration is read, which asks for the engine.
process.env['TEST_ENGINE'] = 'webkit';

/** The site in WebKit: `npm run test:only -- -c e2e/webkit e2e/navigation/header.spec.ts` tests a part. */
export default (await import('../../playwright.config')).default;
