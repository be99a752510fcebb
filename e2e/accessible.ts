import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe, limited to violations and without its blank window for other frames, which no page has: half of its time.
 * Injected once per page: by default it would send half a megabyte of script twice per check.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(hasAxe))) await page.evaluate(axe.source);
  const asked = new AxeBuilder({ page, axeSource: NOTHING_MORE });
  return asked.options({ resultTypes: ['violations'] }).setLegacyMode();
}

const NOTHING_MORE = ';';
const hasAxe = () => 'axe' in window;

/** Axe violations of the page, and whether it overflows its window. */
export async function faultsOf(page: Page): Promise<string[]> {
  return faultsBy(page, (axe) => axe.withTags(RULES));
}

/** Only checks that depend on the theme: colours. */
export async function colourFaultsOf(page: Page): Promise<string[]> {
  return faultsBy(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}

async function faultsBy(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate(layOutAll);
  await page.evaluate(untilFadedIn);
  // A list of 245 countries takes half of axe's time and adds nothing.
  const { violations } = await choose(await axeOn(page))
    .exclude('option')
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  return (await page.evaluate(isTooWide)) ? [...found, 'scrolls sideways'] : found;
}

/** Renders content below the first view too, which waits for user activity. */
const layOutAll = () => {
  document.documentElement.dataset.whole = '';
};
/** Contrast is checked after animations: a toast that fades in has too little at first. */
const untilFadedIn = async () => {
  const fades = document.getAnimations().filter(({ effect, playState, timeline }) => {
    const endsAfter = Number(effect?.getComputedTiming().endTime);
    return timeline === document.timeline && playState === 'running' && endsAfter <= 1000;
  });
  await Promise.allSettled(fades.map(({ finished }) => finished));
};
const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
