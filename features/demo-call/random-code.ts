/** Six random digits; a test code opens nothing, so no stronger dice are needed. */
export const randomCode = () => String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')
