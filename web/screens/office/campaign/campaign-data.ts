import type { CallOutput } from '../../../../contract/call/controllers.ts';
import {
  loadOffice,
  type OfficeData,
  unlessMissing,
  unlessRefused,
} from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';
import type { PathMatch } from '../../../platform/route.ts';

export type CampaignFacts = CallOutput<'BackOfficeController', 'getCampaign'>;
export type Codes = CallOutput<'BackOfficeController', 'getCampaignCodes'>;
export type CampaignStory = {
  facts: CampaignFacts;
  /** First page of codes; null: the reader may not see codes. */
  codes: Codes | null;
};
/** Null: no such campaign. */
export type CampaignData = { story: CampaignStory | null };

export function loadCampaign(
  read: ReadFromServer,
  match: PathMatch,
): Promise<OfficeData<CampaignData>> {
  return loadOffice(read, readCampaign(read, match.params.id ?? ''));
}

export async function readCampaign(read: ReadFromServer, id: string): Promise<CampaignData> {
  const story = await unlessMissing(async () => ({
    facts: await read('BackOfficeController', 'getCampaign', { id }),
    codes: await unlessRefused(read('BackOfficeController', 'getCampaignCodes', { id, page: 1 })),
  }));
  return { story };
}
