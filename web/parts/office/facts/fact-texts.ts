import type { texts as actions } from '../../../texts/fi/parts/office-actions.ts';
import type { texts as facts } from '../../../texts/fi/parts/office-facts.ts';
import type { texts as frame } from '../../../texts/fi/parts/office-frame.ts';

/** Texts of every page of dated facts. */
export type FactPageTexts = {
  frame: typeof frame;
  actions: typeof actions;
  facts: typeof facts;
  heading: string;
  lead: string;
};
