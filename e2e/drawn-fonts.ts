import type { Page } from '@playwright/test';

/** The fonts of the build that an element is drawn with; empty where the font is one of the device. */
export async function readDrawnFonts(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ postScriptName }) => postScriptName);
}
