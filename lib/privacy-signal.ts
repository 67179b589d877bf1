/** Whether the browser says for its owner that data must not be shared (Global Privacy Control): that is a no. */
export const hasPrivacySignal = () => Reflect.get(navigator, 'globalPrivacyControl') === true
