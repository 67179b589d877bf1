/** The text of a turn in which a key is pressed, with the key as its first group: [phím 1], [key 1]. */
export const KEY_PRESS = /^\[(?:phím|key) ([0-9*#])\]$/u
