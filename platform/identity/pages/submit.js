// Signing out needs no second click when the site has said who is signing out.
document.querySelector('form[data-now] button')?.click()
