import type { CallOutput } from '../../../../contract/call/controllers.ts';
import type { OpeningGap, OpeningState } from '../../../../domain/scheme/opening-gaps.ts';
import { loadOffice, type OfficeData } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { texts as fi } from '../../../texts/fi/office-opening.ts';

export type Opening = CallOutput<'BackOfficeController', 'getOpening'>;
export type Texts = typeof fi;

export function loadOpening(read: ReadFromServer): Promise<OfficeData<Opening>> {
  return loadOffice(read, read('BackOfficeController', 'getOpening', {}));
}

export function stateOf({ facts, tests, staff, termsVersion }: Opening): OpeningState {
  return {
    facts,
    isPaytrailGood: tests.paytrail?.isGood ?? false,
    isMailGood: tests.mail?.isGood ?? false,
    roles: staff.flatMap(({ roles }) => roles),
    termsVersion,
  };
}

/** Where to fix a gap: its field, or the button of its action. */
export const placeOf = (gap: OpeningGap): string => ('field' in gap ? gap.field : gap.task);
