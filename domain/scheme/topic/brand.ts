import type { Logo } from '../logo.ts';
import { type ColourFault, type Colours, colourFault } from '../look.ts';
import { AT_ONCE, type TopicRule } from './topic-rule.ts';

/** Null: the product's. */
export const colours: TopicRule<
  { colours: Colours | null },
  { fault: 'contrastLow' } & ColourFault
> = {
  shipped: { colours: null },
  ...AT_ONCE,
  faults: ({ colours: own }) => {
    const found = own && colourFault(own);
    return found ? [{ fault: 'contrastLow', ...found }] : [];
  },
};

/** Null: the product's. */
export const logo: TopicRule<{ logo: Logo | null }, never> = {
  shipped: { logo: null },
  ...AT_ONCE,
  faults: () => [],
};
