import type { CallOutput } from '../../../contract/call/controllers.ts';

/** Somebody at work, as the browser is told of them. */
export type Member = NonNullable<CallOutput<'StaffSignInController', 'getStaffSignIn'>['member']>;
