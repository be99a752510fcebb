-- Consent is given anew each time a form is sent: what earlier releases kept of it goes, the rest of the draft stays.
update purchase_draft set form = form - 'museumCardConditionsAccepted' - 'monthlyConsent';
update order_draft set form = form - 'termsAccepted';
update registration_draft set form = form - 'museumCardConditionsAccepted' - 'monthlyConsent';
