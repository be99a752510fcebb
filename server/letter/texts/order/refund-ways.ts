import { texts as en } from '../../../../contract/texts/en/refund-ways.ts';
import { texts as fi } from '../../../../contract/texts/fi/refund-ways.ts';
import { texts as sv } from '../../../../contract/texts/sv/refund-ways.ts';
import { worded } from '../../../platform/worded.ts';

/** Explains each refund method. */
export const refundWayTexts = worded('contract/refund-ways', { fi, sv, en });
