import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

export type MyDetailsData = CallOutput<'MyMuseumCardController', 'getMyDetails'>;
export type MyPrivacyData = CallOutput<'MyMuseumCardController', 'getMyPrivacy'>;

export function loadMyDetails(read: ReadFromServer): Promise<MyDetailsData> {
  return read('MyMuseumCardController', 'getMyDetails', {});
}

export function loadMyPrivacy(read: ReadFromServer): Promise<MyPrivacyData> {
  return read('MyMuseumCardController', 'getMyPrivacy', {});
}
