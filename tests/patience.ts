// Other checks run on the same cores: the second that is waited by itself is sometimes not enough.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 8_000 })
}

export {}
