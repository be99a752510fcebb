import type { CallOutput } from '../../../contract/call/controllers.ts';

/** The signed-in member of staff, as sent to the browser. */
export type Member = NonNullable<CallOutput<'StaffSignInController', 'getStaffSignIn'>['member']>;
