export const DEVELOPMENT_SECRET = 'a secret for development only: replace it';
export const SMARTUM_STAGING_KEY_ID = 'UBJZYFXrOKHq_3VZWIs_XQHDY8ZOS2UrocBvyXm8ejI';

/** Public test credentials: anyone who knows them could forge a payment. */
export const TEST_VALUES = {
  secretKey: [DEVELOPMENT_SECRET],
  paytrailMerchantId: ['375917', '695861', '695874'],
  paytrailSecret: ['SAIPPUAKAUPPIAS', 'MONISAIPPUAKAUPPIAS'],
  epassiSite: ['77190'],
  epassiKey: ['1TRQVUMAUBX4'],
  smartumVenue: ['ven_sandbox'],
  smartumKeyId: [SMARTUM_STAGING_KEY_ID],
};
