// Hands the identity server's answer, which came in this frame's address, to the page around it and to no other site.
parent.postMessage(location.href, location.origin)
