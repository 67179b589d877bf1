/** Which sample calls or scenarios a section shows: a query of the wire, camelCased; empty means all. */
export type CallFilter = {
  industry?: string
  agent?: 'collector' | 'reminder' | 'surveyor' | 'announcer'
  scenarioType?: 'AUTO_CALL' | 'VOICE_OTP' | 'CALLBOT'
  otpLength?: 4 | 6
  category?: 'confirmation' | 'telesales' | 'announcement' | 'reminder'
}
