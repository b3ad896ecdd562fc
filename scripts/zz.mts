import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
for (const [n, p] of [['zcloud','/case-studies/zcloud'],['pd','/services/product-design']] as const) {
  const page = await b.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('http://127.0.0.1:4351' + p); await page.waitForTimeout(2500);
  await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { scrollTo(0, y); await new Promise(r => setTimeout(r, 60)); } });
  await page.setViewportSize({ width: 673, height: 1000 }); await page.emulateMedia({ media: 'print' }); await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/t/${n}-print.png`, fullPage: true });
  const pdf = await page.pdf({ format: 'A4' });
  console.log(n, pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length);
}
await b.close();
