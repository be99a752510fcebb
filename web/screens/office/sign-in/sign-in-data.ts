import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { type OfficeData, unlessRefused } from '../../../parts/office/office-data.ts';
import type { ReadFromServer } from '../../../platform/call-server.ts';

export type SignIn = CallOutput<'StaffSignInController', 'getStaffSignIn'>;
export type Member = NonNullable<SignIn['member']>;

/** The navigation is loaded only for users with access to the office. */
export async function loadSignIn(read: ReadFromServer): Promise<OfficeData<SignIn>> {
  const page = await read('StaffSignInController', 'getStaffSignIn', {});
  const work = isLetIn(page)
    ? await unlessRefused(read('BackOfficeController', 'getWorkCounts', {}))
    : null;
  return { work, page };
}

export function isLetIn({ member, isSkipped }: SignIn): boolean {
  return member !== null && (isSkipped || (member.isVerified && member.isSetUp));
}

/** Makes a change and shows its result; false when it failed. */
export type Change = (
  work: () => Promise<{ recoveryCodes?: string[] | null } | object>,
  /** Null: the result is visible on the page. */
  doneText: string | null,
) => Promise<boolean>;
