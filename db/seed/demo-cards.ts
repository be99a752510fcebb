import { activationCodeFrom, showActivationCode } from '../../domain/activation/activation-code.ts';

/** Code of an unclaimed gift, to try activation. */
export const DEMO_GIFT_CODE = activationCodeFrom([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9]);
export const SHOWN_GIFT_CODE = showActivationCode(DEMO_GIFT_CODE);

/** Secret of the demo company's page. */
export const DEMO_DESK_KEY = 'demo-company-page-open-only-in-development';

export const DEMO_COMPANY = {
  companyName: 'Kahvila Aamu Oy',
  businessId: '1234567-8',
  firstName: 'Helmi',
  lastName: 'Koskinen',
  emailAddress: 'helmi.koskinen@aamu.example',
  domain: 'aamu.example',
  units: 6,
  claimedBy: [
    { firstName: 'Veera', lastName: 'Mäkelä', yearOfBirth: 1992 },
    { firstName: 'Jussi', lastName: 'Salo', yearOfBirth: 1979 },
  ],
};

/** API key of the desk API's sandbox; production keys are created by `npm run till-key`. */
export const DEMO_TILL_KEY = 'till_sandbox_open-only-in-development';
