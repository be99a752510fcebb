import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe, asked for what is wrong alone and without the blank window in which it would gather other frames, which no page
 * of ours has: half of its time. It is given to a page once: by itself it would give half a megabyte of script twice
 * for each question, and that is half of the rest.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(hasAxe))) await page.evaluate(axe.source);
  const asked = new AxeBuilder({ page, axeSource: NOTHING_MORE });
  return asked.options({ resultTypes: ['violations'] }).setLegacyMode();
}

const NOTHING_MORE = ';';
const hasAxe = () => 'axe' in window;

/** What axe finds wrong with the page, and whether it is too wide for its window. */
export async function faultsOf(page: Page): Promise<string[]> {
  return faultsBy(page, (axe) => axe.withTags(RULES));
}

/** The same of what another theme can change: colours. */
export async function colourFaultsOf(page: Page): Promise<string[]> {
  return faultsBy(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}

async function faultsBy(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate(layOutAll);
  await page.evaluate(untilFadedIn);
  // A list of 245 countries takes half of axe's time and says nothing new.
  const { violations } = await choose(await axeOn(page))
    .exclude('option')
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  return (await page.evaluate(isTooWide)) ? [...found, 'scrolls sideways'] : found;
}

/** What lies below the first view too: it waits for the reader to do something. */
const layOutAll = () => {
  document.documentElement.dataset.whole = '';
};
/** Colours are judged as they come to rest: a toast that fades in has too little contrast on its way. */
const untilFadedIn = async () => {
  const fades = document.getAnimations().filter(({ effect, playState, timeline }) => {
    const endsAfter = Number(effect?.getComputedTiming().endTime);
    return timeline === document.timeline && playState === 'running' && endsAfter <= 1000;
  });
  await Promise.allSettled(fades.map(({ finished }) => finished));
};
const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
