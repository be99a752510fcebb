import type { GiftOrder } from '../../parts/gift/gift-data.ts';
import type { texts as fi } from '../../texts/fi/gift-giver.ts';

export type GiverTexts = typeof fi;
export type GiverGift = GiftOrder['gifts'][number];
