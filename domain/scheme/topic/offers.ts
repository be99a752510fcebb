import {
  ANNOUNCED,
  AT_ONCE,
  type TopicRule,
  type Words,
  type WordsFault,
  wordsFaults,
} from './topic-rule.ts';

export const SWITCHES = ['selling', 'gifts', 'registration', 'monthly'] as const;
export type Switch = (typeof SWITCHES)[number];

type MethodFact = { isOffered: boolean; notice: Words | null };

/** A payment method, and what its tile says about a change. */
export const offeredMethod: TopicRule<MethodFact, WordsFault> = {
  shipped: { isOffered: true, notice: null },
  ...ANNOUNCED,
  faults: ({ notice }) => wordsFaults(notice),
};

/** Something that is sold or done, unless it is paused. */
export const openSwitch: TopicRule<{ isOpen: boolean }, never> = {
  shipped: { isOpen: true },
  ...AT_ONCE,
  faults: () => [],
};

/** Whether an activated gift stays with its recipient when the giver withdraws. */
export const takenGifts: TopicRule<{ giftsStay: boolean }, never> = {
  shipped: { giftsStay: true },
  ...ANNOUNCED,
  faults: () => [],
};

export const BANNER_KINDS = ['news', 'fault'] as const;
export type Banner = {
  kind: (typeof BANNER_KINDS)[number];
  isClosable: boolean;
  words: Words;
};

/** The notice on every page; null: none. */
export const shownBanner: TopicRule<{ banner: Banner | null }, WordsFault> = {
  shipped: { banner: null },
  ...AT_ONCE,
  faults: ({ banner }) => wordsFaults(banner?.words ?? null),
};
