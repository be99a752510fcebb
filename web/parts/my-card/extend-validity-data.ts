import type { CallOutput } from '../../../contract/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { loadMyCard, type MyCardData } from './my-card-data.ts';

export type ExtendValidityData = MyCardData & {
  validity: CallOutput<'MyMuseumCardController', 'getMyValidity'>;
};

export async function loadExtendValidity(read: ReadFromServer): Promise<ExtendValidityData> {
  const [mine, validity] = await Promise.all([
    loadMyCard(read),
    read('MyMuseumCardController', 'getMyValidity', {}),
  ]);
  return { ...mine, validity };
}
